import type { ComponentType } from 'react';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import { insightTexts } from './messages.ts';
import { ago } from './relative-time.ts';
import type { Insight, InsightType } from './samples.ts';

const looks: Readonly<Record<InsightType, { readonly icon: ComponentType<{ fontSize?: 'small' }>; readonly color: string }>> = {
  positive: { icon: TrendingUpIcon, color: 'status.good' },
  warning: { icon: WarningAmberIcon, color: 'status.watch' },
  trend: { icon: ShowChartIcon, color: 'primary.main' },
  info: { icon: InfoOutlinedIcon, color: 'text.secondary' },
};

function useAgo(): (timestamp: string, now: number) => string {
  const t = useMessages(insightTexts);
  const { instant } = useFormat();
  return (timestamp, now) => {
    const passed = ago(Date.parse(timestamp), now);
    if (passed.unit === 'ahead') return instant(timestamp);
    return passed.unit === 'now' ? t('justNow') : t(passed.unit, { count: passed.count });
  };
}

export function InsightCard({ insight, now }: { readonly insight: Insight; readonly now: number }) {
  const t = useMessages(insightTexts);
  const { percent } = useFormat();
  const when = useAgo();
  const { icon: Icon, color } = looks[insight.type];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0, p: 1.5, borderRadius: 1, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, typography: 'caption', fontWeight: 600 }}>
        <Icon fontSize="small" />
        {t(insight.type)}
        <Box component="time" dateTime={insight.timestamp} sx={{ ml: 'auto', color: 'text.secondary', fontWeight: 400 }}>
          {when(insight.timestamp, now)}
        </Box>
      </Box>
      <Typography component="h3" variant="h3">
        {t(insight.titleKey)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {t(insight.descriptionKey)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('impact', { level: t(insight.impact) })} · {t('confidence', { share: percent(insight.confidence, 0) })}
      </Typography>
    </Box>
  );
}
