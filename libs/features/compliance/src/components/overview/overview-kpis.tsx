import Box from '@mui/material/Box';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, MeasureCards, useCardWords, useLetter, useMeasureName, type RatedFigure } from '@pendapa/panels';
import { isKnown, known, share, useReferences } from '@pendapa/query';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';

/** Rates with a rating in the rules. */
const RATED = [
  { measure: 'onTimeFilingRate', indicator: 'onTimeFiling', number: 'P4-10' },
  { measure: 'onTimePaymentRate', indicator: 'onTimePayment', number: 'P5-14-1' },
  { measure: 'onTimePaymentShare', indicator: 'onTimePaymentValue', number: 'P5-14-2' },
  { measure: 'eFilingRate', indicator: 'eFiling', number: 'P4-11' },
] as const satisfies readonly RatedFigure<(typeof ask.totals.measures)[number]>[];

/** Ratings of the rates by the rules of the day, one a line. */
export function Ratings() {
  const t = useMessages(messages);
  const measureName = useMeasureName();
  const result = useFilteredAnswer(ask.totals);
  const hasRules = useReferences() !== null;
  const letterOf = useLetter(result);
  const rated = RATED.flatMap((figure) => {
    const letter = letterOf(figure);
    return letter === null ? [] : [{ letter, name: measureName('compliance', figure.measure) }];
  });
  return (
    <Panel title={t('details.ratings.title')}>
      {result.answer && hasRules && rated.length === 0 && <NoteText>{t('ratings.none')}</NoteText>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {rated.map(({ letter, name }) => (
          <Box key={name} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 }}>
            <Box component="span" sx={{ flex: { sm: '0 0 18rem' } }}>
              {name}
            </Box>
            <span>{letter}</span>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Cards of the first part, about obligations of months that are over. */
export function OverviewKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards query={ask.totals} measures={['onTimePaymentRate', 'onTimeFilingRate']} />
      <MeasureCard query={ask.objectTotals} measure="compliantShare" />
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

/** Cards of the details: payment by value, electronic filing, and objects that have not filed. */
export function FilingKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.filing')}>
      <MeasureCards query={ask.totals} measures={['onTimePaymentShare', 'eFilingRate']} />
      <MeasureCard query={ask.objectTotals} measure="nonFilers" />
    </KpiStrip>
  );
}
