import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { ChangeText, PlanStatus } from '@pendapa/panels';
import { EmptyPanel, LastKnownMark, Panel, PartialMark, StaleMark, UnreachableMark } from '@pendapa/ui-layout';
import { demo } from '../../messages/skeleton-demo.ts';

const COUNT = { unit: 'count', good: 'up' } as const;

/** Sample notices beside figures, and an empty panel. */
export function MarkSamples({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(demo);
  return (
    <Panel title={t('marks')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PartialMark shown={100} total={400} />
        <StaleMark asOf="2000-12-31" />
        <UnreachableMark />
        <LastKnownMark onRetry={onRetry} />
        {[1, 0.96, 0.5, null].map((ratio) => (
          <PlanStatus key={String(ratio)} ratio={ratio} />
        ))}
        {[110, 100, 90].map((now) => (
          <ChangeText key={now} now={now} before={100} spec={COUNT} />
        ))}
      </Box>
      <EmptyPanel
        cause={t('empty')}
        action={
          <Button size="small" variant="outlined">
            {t('widen')}
          </Button>
        }
      />
    </Panel>
  );
}
