import { AnswerPanel, rowsOf, share, useFilters, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { mostUnpaid } from './most-unpaid.ts';
import { ObjectTable } from './object-table.tsx';
import { useObjectUnits, type StateMeasure } from './questions.ts';

type Answer = AnswerTo<StateMeasure, 'unit'>;
const ROW_HEIGHT = 34;

function Bars({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const bars = mostUnpaid(rowsOf(answer)).map(({ row: { codes, current }, unpaid }) => ({
    key: codes.unit ?? '',
    label: name(answer, 'unit', codes.unit),
    value: unpaid,
    text: format.count(unpaid),
    exact: format.count(unpaid),
    detail: t('funnel.of', { share: format.percent(share(unpaid, current.registered)), name: t('registered').toLowerCase() }),
  }));
  return (
    <RankedBars
      bars={bars}
      description={t('units.description', { period: format.period(answer.period) })}
      onSelect={(unit) => change({ unit: [unit] })}
      first={Math.floor(height / ROW_HEIGHT)}
    />
  );
}

/** Which units have the most objects to visit. */
export function UnpaidUnits({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return (
    <AnswerPanel
      title={t('units.title')}
      asked={useObjectUnits()}
      measure="payingObjects"
      height={height}
      view={{
        subtitle: ({ period }) => t('units.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [most] = mostUnpaid(rowsOf(answer));
          return most ? t('units.sentence', { name: name(answer, 'unit', most.row.codes.unit), count: format.count(most.unpaid) }) : null;
        },
        chart: (answer) => <Bars answer={answer} height={height} />,
        table: (answer) => (
          <ObjectTable
            rows={mostUnpaid(rowsOf(answer)).map(({ row }) => row)}
            by="unit"
            header={t('unit')}
            name={(code) => name(answer, 'unit', code)}
            caption={t('units.description', { period: format.period(answer.period) })}
            maxHeight={height}
          />
        ),
      }}
    />
  );
}
