import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCard, MeasureCards, PageSentence, useCardWords, useStateWords } from '@pendapa/panels';
import { totalOf } from '@pendapa/query';
import { messages } from '../../messages/tax-objects.ts';
import { findHeaviestBands } from '../shared/bands.ts';
import { MiddleBandCard } from '../shared/middle-band-card.tsx';
import { useBands, useStanding, useTaxes } from './of-taxes.ts';

/** Says which share of the objects holds most of the tax base. */
export function ValueSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={useBands().result}
      measure="baseValue"
      sentence={({ rows, formatted: { money, percent } }) => {
        const heavy = findHeaviestBands(rows);
        return t('sentence', { from: money(heavy?.from ?? null), share: percent(heavy?.objects), held: percent(heavy?.value) });
      }}
    />
  );
}

/** Cards about the objects of the chosen taxes: number and value against last year, share paid, and share in arrears. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const standing = useStanding();
  const { tax } = useBands();
  return (
    <>
      {/* Reserves two lines, because the code shown first is shorter than the name. */}
      <Typography variant="body2" sx={{ minHeight: { xs: 60, sm: 20 } }}>
        {t('shown', { tax })}
      </Typography>
      <KpiStrip label={t('kpis', { tax })}>
        <MeasureCards query={useTaxes()} measures={['registered', 'baseValue']} />
        <MeasureCards query={standing} measures={['paidShare', 'objectsInArrearsShare']} />
      </KpiStrip>
    </>
  );
}

/** Card of the details: the band of value in the middle. */
export function MiddleValueCard() {
  const t = useMessages(messages);
  const { result: bands } = useBands();
  return (
    <KpiStrip label={t('kpi.median')}>
      <MiddleBandCard
        {...useCardWords(messages, 'kpi.median')}
        text={(band) => t('kpi.medianText', { band })}
        query={bands}
        by="valueBand"
        count="registered"
        measure="baseValue"
      />
    </KpiStrip>
  );
}

/** Card of the details: share of objects with old data. */
export function OutdatedCard() {
  const t = useMessages(messages);
  const words = useStateWords();
  const standing = useStanding();
  return (
    <KpiStrip label={t('details.outdated')}>
      <MeasureCard query={standing} measure="outdatedShare">
        <span>{t('counted', { count: words.text(standing.answer && totalOf(standing.answer, 'outdatedObjects'), 'count') })}</span>
      </MeasureCard>
    </KpiStrip>
  );
}
