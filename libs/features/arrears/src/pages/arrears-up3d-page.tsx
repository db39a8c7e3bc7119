import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { PursuitKpis, PursuitSentence, PursuitSteps, UntouchedShares, UntouchedUnits } from '../components/up3d/pursuit-panels.tsx';
import { messages } from '../messages/up3d.ts';

const Details = lazy(() => import('./arrears-up3d-details.tsx'));

/** Pursuit of arrears (letters, warrants, seizure) by unit (UP3D, a district tax office), and which steps are overdue. */
export default function ArrearsUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<PursuitSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <PursuitKpis />
      <PanelRow hasEqualWidths>
        <UntouchedUnits />
        <UntouchedShares />
      </PanelRow>
      <PursuitSteps />
      <PageDetails
        parts={[
          { part: 'letters', title: t('letters.title'), about: t('details.letters') },
          { part: 'units', title: t('table.title'), about: t('details.units') },
          { part: 'recovery', title: t('recovery.title'), about: t('details.recovery') },
          { part: 'list', title: t('details.list.title'), about: t('details.list') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-op-up3d">{t('toObjects')}</FurtherLink>
        <FurtherLink to="/arrears-tax-type">{t('toTaxes')}</FurtherLink>
        <FurtherLink to="/arrears-trend">{t('toTrend')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
