import { FilteredPage, FindingsPanel } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { DayHeat } from '../components/temporal/day-heat.tsx';
import { MonthDetails } from '../components/temporal/month-details.tsx';
import { MonthHeat } from '../components/temporal/month-heat.tsx';
import { TaxSeasons } from '../components/temporal/tax-seasons.tsx';
import { TemporalKpis, TemporalSentence } from '../components/temporal/temporal-kpis.tsx';
import { UsualMonths } from '../components/temporal/usual-months.tsx';
import { YearShares } from '../components/temporal/year-shares.tsx';
import { messages } from '../messages/temporal.ts';

/** Seasons of revenue by month of the fiscal year, from several years. */
export default function TemporalPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TemporalSentence />}
      offers={['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel']}
    >
      <TemporalKpis />
      <MonthHeat />
      <PanelRow>
        <UsualMonths />
        <YearShares />
      </PanelRow>
      <TaxSeasons />
      <DayHeat />
      <FindingsPanel subject="months" />
      <MonthDetails />
      <FurtherLink to="/revenue-op-trend">{t('toTrend')}</FurtherLink>
      <FurtherLink to="/revenue-op-trend" choices={{ compare: 'lebaran' }}>
        {t('toLebaran')}
      </FurtherLink>
    </FilteredPage>
  );
}
