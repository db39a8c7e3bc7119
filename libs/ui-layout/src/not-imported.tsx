import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ExtractKey } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { extractTexts, panelTexts } from './messages/panels.ts';
import { visuallyHidden } from './visually-hidden.ts';

/** Lists once per page the extracts that are missing, and how to import them. */
export function NotImportedNotice({ extracts }: { readonly extracts: readonly ExtractKey[] }) {
  const t = useMessages(panelTexts);
  const name = useMessages(extractTexts);
  return (
    <Box role="note" data-not-imported={extracts.join(' ')} sx={{ display: 'flex', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      <UploadFileOutlinedIcon aria-hidden fontSize="small" />
      <span>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {t('notImported', { names: extracts.map((extract) => name(extract)).join(', ') })}
        </Box>{' '}
        {t('notImportedText')}
      </span>
    </Box>
  );
}

/** Names once per page the dimensions that the imported data do not state. */
export function NotStatedNotice({ names }: { readonly names: readonly string[] }) {
  const t = useMessages(panelTexts);
  return (
    <Box role="note" data-not-stated sx={{ display: 'flex', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      <InfoOutlinedIcon aria-hidden fontSize="small" />
      <span>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {t('notStated', { names: names.join(', ') })}
        </Box>{' '}
        {t('notStatedText')}
      </span>
    </Box>
  );
}

/** Replaces a panel whose data are missing by one line; the page's notice names what is missing. */
export function CollapsedPanel({ title }: { readonly title: string }) {
  const t = useMessages(panelTexts);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={title}
      sx={{ px: 2, py: 1, display: 'flex', gap: 2, alignSelf: 'start', justifyContent: 'space-between', color: 'text.secondary' }}
    >
      <Typography component="h2" variant="subtitle2">
        {title}
      </Typography>
      <span>
        <span aria-hidden>–</span>
        <Box component="span" sx={visuallyHidden}>
          {t('collapsed')}
        </Box>
      </span>
    </Paper>
  );
}
