import Box from '@mui/material/Box';
import type { UploadReceipt } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { sumTexts } from '../messages/sums.ts';
import { useAdvice } from '../parts/use-advice.ts';
import { usePlace } from '../parts/use-place.ts';

/** What should be looked at and does not stop publishing; nothing without warnings. */
export function WarningsPanel({ warned: { listed } }: Pick<UploadReceipt, 'warned'>) {
  const t = useMessages(sumTexts);
  const text = useText();
  const placeOf = usePlace();
  const advice = useAdvice();
  if (listed.length === 0) return null;
  return (
    <Panel title={t('look')} subtitle={t('look.subtitle')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {listed.map((finding, index) => (
          <li key={index}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {text(finding.texts)}
            </Box>{' '}
            {advice(finding)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {placeOf(finding)}
              {finding.count > 1 && `, ${t('places', { count: finding.count })}`}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
