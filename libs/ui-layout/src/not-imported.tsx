import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { templateFile, type ExtractKey } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { guidePartAddress, IMPORT_PATH, PageLink, TARGETS_ADDRESS } from '@pendapa/page-manifest';
import { extractTexts, panelTexts } from './messages/panels.ts';

interface MissingNoticeProps {
  readonly extracts?: string;
  readonly names: string;
  readonly text: string;
  readonly mayImport?: boolean;
  /** True if targets are missing, which can be typed in without a file. */
  readonly canBeTyped?: boolean;
}

function MissingNotice({ extracts, names, text, mayImport = false, canBeTyped = false }: MissingNoticeProps) {
  const t = useMessages(panelTexts);
  return (
    <Box role="note" data-not-imported={extracts} sx={{ display: 'flex', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      <UploadFileOutlinedIcon aria-hidden fontSize="small" />
      <span>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {names}
        </Box>{' '}
        {text}{' '}
        <Link component={PageLink} to={guidePartAddress('data')} sx={{ displayPrint: 'none' }}>
          {t('whatIsNeeded')}
        </Link>
        {mayImport && (
          <Link component={PageLink} to={IMPORT_PATH} sx={{ ml: 1, displayPrint: 'none' }}>
            {t('load')}
          </Link>
        )}
        {mayImport && canBeTyped && (
          <Link component={PageLink} to={TARGETS_ADDRESS} sx={{ ml: 1, displayPrint: 'none' }}>
            {t('typeTargets')}
          </Link>
        )}
      </span>
    </Box>
  );
}

export interface NotImportedNoticeProps {
  readonly extracts: readonly ExtractKey[];
  /** True if the user may load data: the notice then leads there. */
  readonly mayImport?: boolean;
}

/** Lists once per page the extracts that are missing, the templates that fill them, and the way to the guide. */
export function NotImportedNotice({ extracts, mayImport }: NotImportedNoticeProps) {
  const t = useMessages(panelTexts);
  const name = useMessages(extractTexts);
  const names = t('notImported', { names: extracts.map((extract) => name(extract)).join(', ') });
  return (
    <MissingNotice
      extracts={extracts.join(' ')}
      names={names}
      text={t('notImportedText', { files: extracts.map(templateFile).join(', ') })}
      mayImport={mayImport}
      canBeTyped={extracts.includes('targets')}
    />
  );
}

/** Names once per page the dimensions that the imported data do not state. */
export function MissingDimensionsNotice({ names }: { readonly names: readonly string[] }) {
  const t = useMessages(panelTexts);
  return <MissingNotice names={t('withoutDimensions', { names: names.join(', ') })} text={t('withoutDimensionsText')} />;
}
