import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { LapseColumns } from '../components/tax-type/lapse-months.tsx';
import { WorthSentence, WorthSteps } from '../components/tax-type/tax-type-panels.tsx';
import { LargestTaxes, WorthKpis } from '../components/tax-type/worth-panels.tsx';
import { messages } from '../messages/tax-type.ts';

const Details = lazy(() => import('./arrears-tax-type-details.tsx'));

/** Arrears by tax type: which are largest, what may be collected, and when the right to collect lapses. */
export default function ArrearsTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<WorthSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear']}
      isSnapshot
    >
      <WorthKpis />
      <PanelRow hasEqualWidths>
        <LargestTaxes />
        <LapseColumns />
      </PanelRow>
      <WorthSteps />
      <PageDetails
        parts={[
          { part: 'quality', title: t('quality.title'), about: t('details.quality') },
          { part: 'ages', title: t('ages.title'), about: t('details.ages') },
          { part: 'lapse', title: t('lapse.title'), about: t('details.lapse') },
          { part: 'taxes', title: t('table.title'), about: t('details.table') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-up3d">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/arrears-trend">{t('toTrend')}</FurtherLink>
        <FurtherLink to="/arrears-op-tax-type">{t('toObjects')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
