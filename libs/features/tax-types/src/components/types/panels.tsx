import {
  ChangesWaterfall,
  ChartPanel,
  DetailsPanel,
  difference,
  KpiStrip,
  largestChanges,
  MeasureCards,
  MonthPartsPanel,
  PageSentence,
  PanelRow,
  RankingPanel,
  share,
  useFilters,
  useMoneyMeasure,
  useNarrow,
  usePanelWords,
  type Drawing,
  type Reader,
} from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { DueNote } from './due-note.tsx';
import { useChosenTax, useFactsOfTaxes, useFormerNamesShown, useTaxName } from './former-names.tsx';
import {
  useCategoryMonths,
  useCitiesOfTax,
  useObjectsOfTax,
  useRenamedMonths,
  useTaxes,
  useUnitsOfTax,
  type TaxMeasure,
} from './questions.ts';
import { largestShortfall, reachedBy } from './tax-figures.ts';
import { TaxTable } from './tax-table.tsx';

function useSentence(): (read: Reader<TaxMeasure, 'taxType'>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  return ({ answer, rows }) => {
    const { planned, onPlan } = reachedBy(rows, 1);
    if (planned === 0) return null;
    const worst = largestShortfall(rows);
    const all = format.count(planned);
    if (!worst) return t('summaryAll', { all });
    const amount = format.value(worst.current.planVariance, 'money');
    return t('summary', { good: format.count(onPlan), all, name: name(answer, worst.codes.taxType), amount });
  };
}

/** How many taxes are on plan, and the largest shortfall. */
export const TaxSentence = () => <PageSentence asked={useTaxes()} measure="planVariance" sentence={useSentence()} />;

const NEAR = 0.9;
/** Rows that leave the upper half on the first screen. */
const FIRST = 10;

/** How far each tax type is on the way to its annual targets; a click goes into one. */
export function TaxBullets() {
  const t = useMessages(messages);
  const name = useTaxName();
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={useTaxes()}
      measure="achievement"
      height="large"
      sentence={({ rows, format }) => {
        const { atTarget, targeted } = reachedBy(rows, NEAR);
        return targeted === 0 ? null : t('bullets.sentence', { count: atTarget, all: format.count(targeted) });
      }}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows.map((row) => ({
            ...read.bar('taxType', 'achievement', row),
            label: name(read.answer, row.codes.taxType),
            thin: share(row.current.targetApbd, row.current.target),
            solid: row.current.target === null ? null : 1,
            exact: t('bullets.exact', { realised: read.exact('realisedToDate', row), target: read.exact('target', row) }),
            detail: read.text('realisedToDate', row),
          }))}
          description={description}
          names={{ bar: t('bullets.bar'), thin: t('bullets.thin'), solid: t('bullets.solid') }}
          onSelect={select}
          first={FIRST}
        />
      )}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}

const SHOWN = 8;

function Waterfall({ read: { answer, rows, total }, description }: Drawing<TaxMeasure, 'taxType'>) {
  const t = useMessages(messages);
  const name = useTaxName();
  const select = useNarrow()('tax');
  const [plan, realised] = [total('planToDate'), total('realisedToDate')];
  const { shown, rest } = largestChanges(rows, ({ current }) => current.planVariance, difference(realised, plan), SHOWN);
  const worstFirst = shown.toSorted((a, b) => Number(a.change) - Number(b.change));
  return (
    <ChangesWaterfall
      from={{ label: t('waterfall.plan'), value: plan }}
      to={{ label: t('waterfall.realised'), value: realised }}
      changes={worstFirst.map(({ row: { codes }, change }) => ({
        ...{ key: codes.taxType ?? '', label: name(answer, codes.taxType), value: change },
      }))}
      rest={{ label: t('waterfall.rest'), value: rest }}
      judged
      description={description}
      onSelect={select}
    />
  );
}

/** Which tax types lie between plan and revenue. */
export function PlanWaterfall() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'waterfall')}
      asked={useTaxes()}
      measure="planVariance"
      height="large"
      sentence={({ total, format }) => {
        const variance = difference(total('realisedToDate'), total('planToDate'));
        if (variance === null) return null;
        return t(Number(variance) < 0 ? 'waterfall.below' : 'waterfall.above', { amount: format.money(String(variance).replace('-', '')) });
      }}
      chart={(drawing) => <Waterfall {...drawing} />}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}

/** Inside the one chosen tax type: its units, its regions and its objects. */
export function TaxDrill() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const narrow = useNarrow();
  const { change } = useFilters();
  const chosen = useChosenTax();
  const tax = chosen?.name ?? '';
  const [units, cities, objects] = [useUnitsOfTax(tax !== ''), useCitiesOfTax(tax !== ''), useObjectsOfTax(tax !== '')];
  if (!chosen) return null;
  return (
    <>
      <KpiStrip label={t('drill.objects', { tax })}>
        <MeasureCards asked={objects} measures={['registered', 'payingObjects', 'payingRatio']} />
      </KpiStrip>
      <PanelRow>
        <RankingPanel title={t('drill.units', { tax })} asked={units} measure={money} by="unit" onSelect={narrow('unit')} />
        <RankingPanel
          title={t('drill.cities', { tax })}
          asked={cities}
          measure={money}
          by="city"
          onSelect={(city) => change({ region: [city] })}
        />
      </PanelRow>
    </>
  );
}

/** The law of 2022 applies to regional taxes from the first tax period of 2024. */
const REFORM = '2024-01-01';

function useReform() {
  const t = useMessages(messages);
  return [{ before: REFORM, label: t('months.break') }];
}

function Categories() {
  const words = usePanelWords(messages, 'months');
  return <MonthPartsPanel words={words} asked={useCategoryMonths()} measure={useMoneyMeasure()} by="taxCategory" breaks={useReform()} />;
}

function RenamedTaxes({ codes }: { readonly codes: readonly string[] }) {
  const words = usePanelWords(messages, 'former');
  return <MonthPartsPanel words={words} asked={useRenamedMonths(codes)} measure={useMoneyMeasure()} by="formerTax" breaks={useReform()} />;
}

/** Four years of months: the categories, or under their former names the taxes that the reform renamed. */
export function CategoryMonths() {
  const shown = useFormerNamesShown();
  const renamed = [...useFactsOfTaxes()].flatMap(([code, { formerName }]) => (formerName === null ? [] : [code]));
  return shown && renamed.length > 0 ? <RenamedTaxes codes={renamed} /> : <Categories />;
}

/** The proof: every tax type with its figures. */
export const TaxDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useTaxes()}
    measure="realised"
    footer={<DueNote />}
    table={(drawing) => <TaxTable {...drawing} />}
  />
);
