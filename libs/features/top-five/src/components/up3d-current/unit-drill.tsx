import {
  AnswerPanel,
  AnswerTable,
  daysOf,
  drawn,
  rowsOf,
  totalOf,
  useColumns,
  useFilters,
  useMemberName,
  type AnswerTo,
} from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { messages as shared } from '../../messages/shared.ts';
import { useChosenUnit } from '../units/use-chosen-unit.ts';
import { PlanBars } from './plan-bars.tsx';
import { useTaxesOfUnit, type TaxMeasure } from './questions.ts';

type Taxes = AnswerTo<TaxMeasure, 'taxType'>;

/** Every tax that a unit may collect is in sight. */
const FIRST = 14;
const HEIGHT = CHART_HEIGHTS.medium;

function useSentence(): (answer: Taxes) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return (answer) => {
    const behind = rowsOf(answer).filter(({ current }) => Number(current.planVariance ?? 0) < 0);
    if (behind.length === 0) return t('drill.none');
    const worst = behind.reduce((most, row) => (Number(row.current.planVariance) < Number(most.current.planVariance) ? row : most));
    const amount = format.money(String(worst.current.planVariance).replace('-', ''));
    return t('drill.sentence', { tax: name(answer, 'taxType', worst.codes.taxType), amount });
  };
}

function TaxTable({ answer, caption }: { readonly answer: Taxes; readonly caption: string }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  return (
    <AnswerTable
      caption={caption}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      maxHeight={HEIGHT}
      columns={[
        columns.name({ key: 'taxType', header: words('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.money({
          key: 'plan',
          header: t('planToDate'),
          value: ({ current }) => current.planToDate,
          total: totalOf(answer, 'planToDate'),
        }),
        columns.money({
          key: 'realised',
          header: t('realisedToDate'),
          value: ({ current }) => current.realisedToDate,
          total: totalOf(answer, 'realisedToDate'),
        }),
        columns.percent({
          key: 'ratio',
          header: t('ofPlan'),
          value: ({ current }) => current.planAchievement,
          total: totalOf(answer, 'planAchievement'),
        }),
        columns.status({ key: 'status', header: t('status'), ratio: ({ current }) => drawn(current.planAchievement) }),
      ]}
    />
  );
}

/** Inside the chosen unit: which of its taxes are on plan; a click narrows the page to one. */
export function UnitDrill() {
  const t = useMessages(messages);
  const format = useFormat();
  const sentence = useSentence();
  const { change } = useFilters();
  const chosen = useChosenUnit();
  const taxes = useTaxesOfUnit(chosen?.code ?? null);
  if (!chosen) return null;
  const days = (answer: Taxes): string => format.period(daysOf(answer, 'realisedToDate').current);
  const description = (answer: Taxes): string => t('drill.description', { unit: chosen.name, period: days(answer) });
  return (
    <AnswerPanel
      title={t('drill.title', { unit: chosen.name })}
      asked={taxes}
      measure="realisedToDate"
      height={HEIGHT}
      view={{
        subtitle: (answer) => t('drill.subtitle', { period: days(answer) }),
        sentence,
        chart: (answer) => (
          <PlanBars
            answer={answer}
            by="taxType"
            description={description(answer)}
            first={FIRST}
            onSelect={(tax) => change({ tax: [tax] })}
          />
        ),
        table: (answer) => <TaxTable answer={answer} caption={description(answer)} />,
      }}
    />
  );
}
