import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { PanelsWithoutData } from '@pendapa/panels';
import { LargeSpinner, Page, PageError, Panel } from '@pendapa/ui-layout';
import { CardSamples } from '../components/skeleton-demo/card-samples.tsx';
import { ChartSamples } from '../components/skeleton-demo/chart-samples.tsx';
import { MarkSamples } from '../components/skeleton-demo/mark-samples.tsx';
import { shown, SHOWN_STATES } from '../components/skeleton-demo/shown-states.ts';
import { StatePanel } from '../components/skeleton-demo/state-panel.tsx';
import { useReload } from '../components/skeleton-demo/use-reload.ts';
import { menu } from '../messages/menu.ts';
import { demo } from '../messages/skeleton-demo.ts';

const DELAY = 3_000;
const NO_DELAY = 300;

/** Demonstration of every state of cards, charts and panels: loading, empty, failed and ready. */
export default function SkeletonDemoPage() {
  const title = useMessages(menu);
  const t = useMessages(demo);
  const [delayed, setDelayed] = useState(true);
  const [failing, setFailing] = useState(false);
  const { loading, reload } = useReload(delayed ? DELAY : NO_DELAY);
  const states = shown(reload);
  if (failing) return <PageError onRetry={() => setFailing(false)} />;
  return (
    <Page title={title('skeletonDemo')} question={t('question')} meta={<Chip size="small" variant="outlined" label={t('demo')} />}>
      <Panel title={t('controls')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FormControlLabel control={<Switch checked={delayed} onChange={(_, on) => setDelayed(on)} />} label={t('delay')} />
          <Button variant="contained" onClick={reload}>
            {t('reload')}
          </Button>
          <Button variant="outlined" onClick={() => setFailing(true)}>
            {t('failing')}
          </Button>
          <Button component={PageLink} to="/unknown-address">
            {t('unknownAddress')}
          </Button>
        </Box>
      </Panel>
      <CardSamples states={loading ? { ...states, ready: states.loading } : states} />
      <PanelsWithoutData>
        <Box
          sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}
        >
          <ChartSamples loading={loading} />
          {SHOWN_STATES.map((state) => (
            <StatePanel key={state} title={t(state)} result={loading ? states.loading : states[state]} />
          ))}
        </Box>
      </PanelsWithoutData>
      <MarkSamples onRetry={reload} />
      <Panel title={t('spinner')}>
        <LargeSpinner />
      </Panel>
    </Page>
  );
}
