import { Suspense, useId, useState, type ReactNode } from 'react';
import AutoAwesomeOutlinedIcon from '@mui/icons-material/AutoAwesomeOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { InsightCard } from './insight-card.tsx';
import { insightTexts } from './messages.ts';
import { useInsights } from './use-insights.ts';

interface InsightsPanelProps {
  /** The agency's own findings: a line beside the title, and a part above the samples. Both appear with the samples. */
  readonly own?: { readonly line: ReactNode; readonly list: ReactNode };
}

/** Panel of the specification: four fixed samples, marked as samples. It computes and fetches nothing itself. */
export function InsightsPanel({ own }: InsightsPanelProps) {
  const t = useMessages(insightTexts);
  const titleId = useId();
  const listId = useId();
  const [expanded, setExpanded] = useState(false);
  const { insights, loading, loadedAt, refresh } = useInsights();
  const hasLoaded = insights.length > 0;

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      aria-busy={loading}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 36, px: 3 }}>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
          <AutoAwesomeOutlinedIcon fontSize="small" />
        </Box>
        <Typography id={titleId} component="h2" variant="subtitle2">
          {t('title')}
        </Typography>
        {own && hasLoaded && (
          <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
            <Suspense>{own.line}</Suspense>
          </Typography>
        )}
        <Chip size="small" variant="outlined" label={t('sample')} title={t('sampleText')} />
        <Typography role="status" variant="body2" color="textSecondary" noWrap sx={{ flex: 1 }}>
          {loading ? t('loading') : t('count', { count: insights.length })}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap>
          {t('schedule')}
        </Typography>
        <IconButton size="small" aria-label={t('refresh')} title={t('refresh')} disabled={loading} onClick={refresh}>
          {loading ? <CircularProgress size={20} aria-label={t('loading')} /> : <RefreshIcon fontSize="small" />}
        </IconButton>
        <IconButton
          size="small"
          aria-label={expanded ? t('collapse') : t('expand')}
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          <ExpandMoreIcon fontSize="small" sx={{ transition: 'transform 150ms', transform: expanded ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Box>
      <Collapse in={expanded} id={listId} inert={!expanded} unmountOnExit>
        <Box sx={{ px: 3, pb: 2 }}>
          {own && hasLoaded && <Suspense>{own.list}</Suspense>}
          {own && (
            <Typography component="h3" variant="subtitle2">
              {t('sample')}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary">
            {t('sampleText')}
          </Typography>
          <Box
            component="ul"
            aria-label={t('sample')}
            sx={{
              listStyle: 'none',
              m: 0,
              mt: 1,
              p: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { md: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
              opacity: loading ? 0.5 : 1,
            }}
          >
            {insights.map((insight) => (
              <InsightCard key={insight.id} insight={insight} now={loadedAt} />
            ))}
          </Box>
        </Box>
      </Collapse>
    </Box>
  );
}
