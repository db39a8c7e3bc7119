import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { plannedTexts } from './messages/planned.ts';
import { Page } from './page.tsx';

export interface PlannedPageProps {
  readonly question: string;
  /** Data that the page needs, one sentence or name each. */
  readonly needs: readonly string[];
}

/** Page whose content is not built. It says which question it will answer and from which data, without figures. */
export function PlannedPage({ question, needs }: PlannedPageProps) {
  const { title } = useAddress();
  const t = useMessages(plannedTexts);
  return (
    <Page title={title} meta={<Chip size="small" variant="outlined" label={t('state')} />}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <Box>
          <Typography variant="h2">{t('answers')}</Typography>
          <Typography sx={{ mt: 1, maxWidth: '64ch' }}>{question}</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '64ch' }}>
            {t('explanation')}
          </Typography>
        </Box>
        <Box>
          <Typography variant="h2">{t('needs')}</Typography>
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
            {needs.map((need) => (
              <Typography key={need} component="li">
                {need}
              </Typography>
            ))}
          </Box>
        </Box>
      </Paper>
    </Page>
  );
}
