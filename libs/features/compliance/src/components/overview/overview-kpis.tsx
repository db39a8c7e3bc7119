import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, useCardWords, useLetter, type RatedFigure } from '@pendapa/panels';
import { isKnown, known, share } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';

/** Card of a rate with its change, and its rating if the rules define one. */
function RatedRate(rated: RatedFigure<(typeof ask.totals.measures)[number]>) {
  const whole = useFilteredAnswer(ask.totals);
  const letter = useLetter(whole)(rated);
  return <MeasureCard query={whole} measure={rated.measure} remark={letter && <span>{letter}</span>} />;
}

/** Cards about obligations of months that are over. */
export function OverviewKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <RatedRate measure="onTimeFilingRate" indicator="onTimeFiling" number="P4-10" />
      <RatedRate measure="onTimePaymentRate" indicator="onTimePayment" number="P5-14-1" />
      <RatedRate measure="onTimePaymentShare" indicator="onTimePaymentValue" number="P5-14-2" />
      <MeasureCard query={ask.objectTotals} measure="compliantShare" />
      <RatedRate measure="eFilingRate" indicator="eFiling" number="P4-11" />
      <MeasureCard query={ask.objectTotals} measure="nonFilers" />
      <FactCard
        {...useCardWords(messages, 'missing')}
        query={ask.missedObjects}
        measure="objectsDue"
        fact={({ rows, total, formatted }) => {
          // Objects that have not settled are worth a visit.
          const all = total('objectsDue');
          if (!isKnown(all)) return { figure: { kind: 'count', value: all } };
          if (rows.length === 0) return null;
          const many = rows.find(({ codes }) => codes.missedPeriods === '3+')?.current.objectsDue ?? known(0);
          const text = t('missingText', { share: formatted.percent(share(many, all)) });
          return { text, figure: { kind: 'count', value: many } };
        }}
      />
    </KpiStrip>
  );
}
