import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';

export interface ShownLinkProps {
  readonly link: string;
  /** False if the browser cannot copy, and the user has to copy by hand. */
  readonly copied: boolean;
}

/** The link as text that can be selected. */
export function ShownLink({ link, copied }: ShownLinkProps) {
  const t = useMessages(filterTexts);
  return (
    <Box sx={{ p: 2 }}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        label={t('linkText')}
        value={link}
        onFocus={({ target }) => target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {t(copied ? 'linkCopied' : 'linkByHand')}
      </Typography>
    </Box>
  );
}
