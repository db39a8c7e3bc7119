import { drawn, FactCard, KpiStrip, MeasureCard, share, useFilteredAnswer } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';

/** Objects that keep missing: a visit is worth while. */
function MissingMany() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <FactCard
      label={t('missing')}
      asked={useFilteredAnswer(ask.missing)}
      measure="objectsDue"
      fact={({ rows, total }) => {
        const many = drawn(rows.find(({ codes }) => codes.missedPeriods === '3+')?.current.objectsDue ?? (rows.length > 0 ? 0 : null));
        if (many === null || total('objectsDue') === null) return null;
        return { value: format.count(many), text: t('missingText', { share: format.percent(share(many, total('objectsDue'))) }) };
      }}
    />
  );
}

/** The duties of the ended months in six figures. */
export function OverviewKpis() {
  const t = useMessages(messages);
  const whole = useFilteredAnswer(ask.whole);
  const objects = useFilteredAnswer(ask.objects);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={whole} measure="onTimeFilingRate" />
      <MeasureCard asked={whole} measure="onTimePaymentRate" />
      <MeasureCard asked={whole} measure="onTimePaymentShare" />
      <MeasureCard asked={objects} measure="compliantShare" />
      <MeasureCard asked={whole} measure="eFilingRate" />
      <MeasureCard asked={objects} measure="nonFilers" />
      <MissingMany />
    </KpiStrip>
  );
}
