import { drawn, FactCard, KpiStrip, MeasureCard, share, useFilteredAnswer, useLetter } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';

const FILING = { measure: 'onTimeFilingRate', indicator: 'onTimeFiling', number: 'P4-10' } as const;
const ELECTRONIC = { measure: 'eFilingRate', indicator: 'eFiling', number: 'P4-11' } as const;
const PAYING = { measure: 'onTimePaymentRate', indicator: 'onTimePayment', number: 'P5-14-1' } as const;
const PAYING_VALUE = { measure: 'onTimePaymentShare', indicator: 'onTimePaymentValue', number: 'P5-14-2' } as const;

type Judgement = typeof FILING | typeof ELECTRONIC | typeof PAYING | typeof PAYING_VALUE;

/** Objects that keep missing: a visit is worth while. */
function MissingMany() {
  const t = useMessages(messages);
  return (
    <FactCard
      label={t('missing')}
      asked={useFilteredAnswer(ask.missing)}
      measure="objectsDue"
      fact={({ rows, total, format }) => {
        const many = drawn(rows.find(({ codes }) => codes.missedPeriods === '3+')?.current.objectsDue ?? (rows.length > 0 ? 0 : null));
        if (many === null || total('objectsDue') === null) return null;
        const text = t('missingText', { share: format.percent(share(many, total('objectsDue'))) });
        return { text, figure: { kind: 'count', value: many } };
      }}
    />
  );
}

/** A rate with its change, and its letter where the rules have one. */
function JudgedRate({ judged }: { readonly judged: Judgement }) {
  const whole = useFilteredAnswer(ask.whole);
  const letter = useLetter(whole)(judged);
  return <MeasureCard asked={whole} measure={judged.measure} remark={letter && <span>{letter}</span>} />;
}

/** The duties of the ended months in six figures. */
export function OverviewKpis() {
  const t = useMessages(messages);
  const objects = useFilteredAnswer(ask.objects);
  return (
    <KpiStrip label={t('kpis')}>
      <JudgedRate judged={FILING} />
      <JudgedRate judged={PAYING} />
      <JudgedRate judged={PAYING_VALUE} />
      <MeasureCard asked={objects} measure="compliantShare" />
      <JudgedRate judged={ELECTRONIC} />
      <MeasureCard asked={objects} measure="nonFilers" />
      <MissingMany />
    </KpiStrip>
  );
}
