import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { LatestMonths, MonthSteps } from '../components/temporal/latest-months.tsx';
import { TemporalKpis, TemporalSentence } from '../components/temporal/temporal-kpis.tsx';
import { YearMonths } from '../components/temporal/year-months.tsx';
import { messages } from '../messages/temporal.ts';

const Details = lazy(() => import('./temporal-details.tsx'));

/** Seasons of revenue by month of the fiscal year, from several years. */
export default function TemporalPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TemporalSentence />}
      offers={['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel']}
      explainsChange
    >
      <TemporalKpis />
      <PanelRow>
        <YearMonths />
        <LatestMonths />
      </PanelRow>
      <MonthSteps />
      <PageDetails
        parts={[
          { part: 'months', title: t('table.title'), about: t('details.months') },
          { part: 'usual', title: t('usual.title'), about: t('details.usual') },
          { part: 'taxes', title: t('taxes.title'), about: t('details.taxes') },
          { part: 'days', title: t('days.title'), about: t('details.days') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/revenue-op-trend">{t('toTrend')}</FurtherLink>
        <FurtherLink to="/revenue-op-trend" choices={{ compare: 'lebaran' }}>
          {t('toLebaran')}
        </FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
