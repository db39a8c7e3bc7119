import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMessages, useText } from '@pendapa/i18n';
import { GUIDE_PATH, guidePartAddress, PageLink } from '@pendapa/page-manifest';
import { messages } from '../messages/guide.ts';
import { addressOf } from '../parts.ts';
import { type Chapter } from './chapters.ts';

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' } as const;
const LINK = {
  display: 'block',
  px: 1.5,
  py: 0.5,
  borderLeft: 2,
  borderColor: 'transparent',
  color: 'text.secondary',
  textDecoration: 'none',
  '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 600, bgcolor: 'action.selected' },
} as const;

export interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly current: Chapter;
  readonly wanted: string | null;
}

/** The parts, and the sections of the current one; on narrow screens behind a button. */
export function Contents({ chapters, current, wanted }: ContentsProps) {
  const t = useMessages(messages);
  const text = useText();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="nav"
      aria-label={t('contents')}
      sx={{ displayPrint: 'none', alignSelf: 'start', position: { md: 'sticky' }, top: { md: 76 } }}
    >
      <Button
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' } }}
      >
        {t('contents')}
      </Button>
      <Box
        component="ul"
        id={list}
        onClick={() => setOpen(false)}
        sx={{
          ...LIST,
          // Room for the focus ring, which a list that scrolls would cut off.
          p: 0.5,
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          mt: { xs: 1, md: 0 },
          maxHeight: { md: 'calc(100dvh - 100px)' },
          overflowY: { md: 'auto' },
        }}
      >
        {chapters.map((chapter) => (
          <li key={chapter.key}>
            <Link
              component={PageLink}
              to={guidePartAddress(chapter.key)}
              variant="body2"
              aria-current={chapter === current && wanted === null ? 'page' : undefined}
              sx={LINK}
            >
              {text(chapter.title)}
            </Link>
            {chapter === current && (
              <Box component="ul" sx={{ ...LIST, pl: 1.5 }}>
                {chapter.sections.map(({ key, title }) => (
                  <li key={key}>
                    <Link
                      component={PageLink}
                      to={addressOf(chapter.key, key)}
                      variant="body2"
                      aria-current={key === wanted ? 'location' : undefined}
                      sx={LINK}
                    >
                      {text(title)}
                    </Link>
                  </li>
                ))}
              </Box>
            )}
          </li>
        ))}
        <li>
          <Link component={PageLink} to={`${GUIDE_PATH}?print`} variant="body2" sx={LINK}>
            {t('print')}
          </Link>
        </li>
      </Box>
    </Box>
  );
}
