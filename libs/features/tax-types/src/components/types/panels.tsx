import Alert from '@mui/material/Alert';
import { useFilters, useMoneyMeasure, useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  ChangesWaterfall,
  ChartPanel,
  KpiStrip,
  MeasureCards,
  PageSentence,
  PanelRow,
  PlanSteps,
  RankingPanel,
  useLargest,
  usePanelWords,
} from '@pendapa/panels';
import { byLargest, toPlotValue, largestChanges, negate, sum } from '@pendapa/query';
import { SwitchChoice } from '@pendapa/ui-layout';
import { MonthPartsPanel } from '../shared/month-parts-panel.tsx';
import { messages } from '../../messages/tax-types.ts';
import * as ask from '../../questions/tax-types.ts';
import { useTaxColumns } from './tax-details.tsx';
import { largestShortfall, reachedBy } from './tax-figures.ts';
import { useChosenTax, useFormerNames, useNaming, useTaxes } from './taxes.ts';

/** Says how many taxes are on plan and names the largest shortfall. Without a plan it names the tax with most revenue. */
export function TaxSentence() {
  const t = useMessages(messages);
  const largest = useLargest();
  return (
    <PageSentence
      query={useTaxes()}
      measure="realised"
      sentence={(read) => {
        const { rows, name, formatted } = read;
        const { planned, onPlan } = reachedBy(rows);
        if (planned === 0) return largest(read, 'taxType', 'realised');
        const { worst, isSure } = largestShortfall(rows);
        if (!isSure) return null;
        const all = formatted.count(planned === 0 ? null : planned);
        if (!worst) return t('summaryAll', { all });
        return t('summary', {
          good: formatted.count(onPlan),
          all,
          name: name('taxType', worst),
          amount: formatted.money(negate(worst.current.planVariance)),
        });
      }}
    />
  );
}

/** Number of taxes shown as separate steps; the rest are merged. */
const SHOWN = 10;

/** Waterfall from plan to revenue by tax. */
export function PlanWaterfall() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'waterfall')}
      query={useTaxes()}
      measure="planVariance"
      height="large"
      sentence={({ total, formatted }) => {
        const variance = total('planVariance');
        const below = (toPlotValue(variance) ?? 0) < 0;
        return t(below ? 'waterfall.below' : 'waterfall.above', { amount: formatted.money(below ? negate(variance) : variance) });
      }}
      chart={({ read: { rows, total, name }, description }) => {
        const [plan, variance] = [total('planToDate'), total('planVariance')];
        const realised = sum([plan, variance]);
        const { shown, rest } = largestChanges(rows, ({ current }) => current.planVariance, variance, SHOWN);
        const worstFirst = shown.toSorted((a, b) => byLargest(b.change, a.change));
        return (
          <ChangesWaterfall
            from={{ label: t('waterfall.plan'), value: plan }}
            to={{ label: t('waterfall.realised'), value: realised }}
            changes={worstFirst.map(({ row, change }) => ({
              key: row.codes.taxType ?? '',
              label: name('taxType', row),
              value: change,
            }))}
            rest={{ label: t('waterfall.rest'), value: rest }}
            isRated
            description={description}
            onSelect={select}
          />
        );
      }}
      columns={useTaxColumns()}
    />
  );
}

/** Details of one chosen tax: units, regions and objects. */
export function TaxDrill() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { change } = useFilters();
  const chosen = useChosenTax();
  if (!chosen) return null;
  const tax = chosen.name;
  return (
    <>
      <KpiStrip label={t('drill.objects', { tax })}>
        <MeasureCards query={ask.objectsOfTax} measures={['registered', 'payingObjects', 'payingRatio']} />
      </KpiStrip>
      <PanelRow>
        <RankingPanel
          title={t('drill.units', { tax })}
          query={ask.placesOfTax(money, 'unit')}
          measure={money}
          by="unit"
          filterOnClick="unit"
        />
        <RankingPanel
          title={t('drill.cities', { tax })}
          query={ask.placesOfTax(money, 'city')}
          measure={money}
          by="city"
          onSelect={(city) => change({ region: [city] })}
        />
      </PanelRow>
    </>
  );
}

/** Note on the reform, with a switch to the former names. */
export function ReformNote() {
  const t = useMessages(messages);
  const [naming, choose] = useNaming();
  const onSwitch = (former: boolean) => choose(former ? 'former' : 'current');
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' }, py: 0, '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={<SwitchChoice label={t('former.switch')} checked={naming === 'former'} onChoose={onSwitch} />}
    >
      {t('former.note')}
    </Alert>
  );
}

/** The law of 2022 applies to regional taxes from the first tax period of 2024. */
const REFORM = '2024-01-01';

/** Four years by month: categories, or renamed taxes under their former names. */
export function ReformMonths() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const [naming] = useNaming();
  const renamed = Object.keys(useFormerNames());
  const [words, former] = [usePanelWords(messages, 'months'), usePanelWords(messages, 'former')];
  const chart = { measure: money, breaks: [{ firstKey: REFORM, label: t('months.break') }] };
  return naming === 'former' && renamed.length > 0 ? (
    <MonthPartsPanel {...chart} words={former} query={ask.monthsOfRenamedTaxes(money, renamed)} by="formerTax" />
  ) : (
    <MonthPartsPanel {...chart} words={words} query={ask.categoryMonths(money)} by="taxCategory" />
  );
}

/** What to do: the taxes with the largest shortfalls; each leads to its units against plan. */
export const TaxSteps = () => <PlanSteps query={useTaxes()} by="taxType" />;
