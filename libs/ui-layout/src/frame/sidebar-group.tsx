import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useMessages } from '@pendapa/i18n';
import { isAddress, listMenuPages, PageLink, useLabels, type Feature, type PageEntry } from '@pendapa/page-manifest';
import { frameTexts } from '../messages/frame.ts';
import { visuallyHidden } from '../visually-hidden.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  textAlign: 'left',
  textDecoration: 'none',
  typography: 'body2',
  transition: 'background-color 150ms',
  '&:hover': { bgcolor: 'sidebar.selected', color: 'sidebar.selectedText' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const current = {
  '&[aria-current="page"]': {
    color: 'sidebar.selectedText',
    bgcolor: 'sidebar.selected',
    fontWeight: 600,
    '&::before': { content: '""', position: 'absolute', left: 0, top: 8, bottom: 8, width: 3, borderRadius: 2, bgcolor: 'sidebar.accent' },
  },
} as const;

interface EntryProps {
  readonly feature: Feature;
  readonly page: PageEntry;
  readonly isCurrent: boolean;
  readonly withoutData: boolean;
  readonly onNavigate: () => void;
}

/** Short word beside a name, read together with it by screen readers. */
const Mark = ({ children }: { readonly children: string }) => (
  <>
    {' '}
    <Box component="span" sx={{ ml: 'auto', px: 0.75, borderRadius: 0.5, border: 1, borderColor: 'sidebar.muted', typography: 'caption' }}>
      {children}
    </Box>
  </>
);

/** Marks a page or group without data; screen readers and the tooltip give the text. */
function NoDataMark() {
  const text = useMessages(frameTexts)('withoutData');
  return (
    <Box component="span" title={text} sx={{ ml: 'auto', lineHeight: 0, color: 'sidebar.muted' }}>
      <UploadFileOutlinedIcon aria-hidden fontSize="small" />
      <Box component="span" sx={visuallyHidden}>
        {text}
      </Box>
    </Box>
  );
}

function Entry({ feature, page, isCurrent, withoutData, onNavigate }: EntryProps) {
  const label = useLabels();
  const t = useMessages(frameTexts);
  return (
    <Box
      component={PageLink}
      to={page.path}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{ ...row, ...current, position: 'relative', pl: 5.5, py: 0.75, color: 'sidebar.muted' }}
    >
      <span>{label(feature, page.label)}</span>
      {page.demo && <Mark>{t('demo')}</Mark>}
      {page.planned && <Mark>{t('planned')}</Mark>}
      {withoutData && <NoDataMark />}
    </Box>
  );
}

export interface SidebarGroupProps {
  readonly feature: Feature;
  /** Addresses of pages whose data were not imported. */
  readonly withoutData: readonly string[];
  readonly open: boolean;
  /** The current page; null if it belongs to another group. */
  readonly current: PageEntry | null;
  readonly onToggle: () => void;
  readonly onNavigate: () => void;
}

/** A menu group that expands and collapses; its entries navigate. */
export function SidebarGroup({ feature, withoutData, open, current: currentEntry, onToggle, onNavigate }: SidebarGroupProps) {
  const id = useId();
  const label = useLabels();
  const Icon = feature.icon;
  const pages = listMenuPages(feature).filter(({ path }) => isAddress(path));
  const isWithoutData = pages.length > 0 && pages.every(({ path }) => withoutData.includes(path));
  return (
    <li>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        sx={{ ...row, color: currentEntry || open ? 'sidebar.selectedText' : 'sidebar.text', fontWeight: 600 }}
      >
        <Box component="span" aria-hidden sx={{ lineHeight: 0, color: currentEntry ? 'sidebar.accent' : 'sidebar.muted' }}>
          <Icon fontSize="small" />
        </Box>
        <Box component="span" sx={{ flex: 1 }}>
          {label(feature, feature.label)}
        </Box>
        {isWithoutData && <NoDataMark />}
        <ExpandMoreIcon
          fontSize="small"
          sx={{ color: 'sidebar.muted', transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      {/* While it closes, the focus cannot move into it. */}
      <Collapse in={open} id={id} inert={!open} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, display: 'grid', gap: '2px' }}>
          {pages.map((page) => (
            <li key={page.path}>
              <Entry
                feature={feature}
                page={page}
                isCurrent={page === currentEntry}
                withoutData={withoutData.includes(page.path)}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </Box>
      </Collapse>
    </li>
  );
}
