import { lazy } from 'react';
import { FilteredPage, PageDetails } from '@pendapa/analysis';
import { useChosenMember, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChangesPanel, LargestSentence, PanelRow, RankingPanel } from '@pendapa/panels';
import { UnitScope } from '../components/shared/unit-scope.tsx';
import { usePayersPart } from '../components/shared/use-payers-part.ts';
import { useUnitKinds } from '../components/shared/use-unit-kinds.ts';
import { UnitYearsKpis } from '../components/up3d/unit-years-kpis.tsx';
import { YearChoice } from '../components/up3d/year-choice.tsx';
import { messages } from '../messages/revenue-up3d.ts';
import * as ask from '../questions/revenue-up3d.ts';

const Details = lazy(() => import('./revenue-up3d-details.tsx'));

/** Names the largest unit. */
function LargestUnit() {
  const money = useMoneyMeasure();
  return <LargestSentence query={ask.units(money, useUnitKinds())} measure={money} by="unit" />;
}

/** Part of the page that follows its filters. */
function Figures() {
  const t = useMessages(messages);
  const chosen = useChosenMember('unit');
  const unit = chosen?.name ?? '';
  const measure = useMoneyMeasure();
  const units = { query: ask.units(measure, useUnitKinds()), measure };
  return (
    <>
      <UnitYearsKpis />
      <UnitScope>
        <YearChoice />
      </UnitScope>
      <PanelRow hasEqualWidths>
        <RankingPanel title={t('ranking.title')} {...units} by="unit" height="large" filterOnClick="unit" />
        <ChangesPanel title={t('changes.title')} {...units} by="unit" height="large" filterOnClick="unit" />
      </PanelRow>
      {/* Details of the chosen unit; a click on a tax filters everything else. */}
      {chosen && (
        <PanelRow>
          <RankingPanel
            title={t('drill.taxes', { unit })}
            query={ask.taxesOfUnit(measure, chosen.code)}
            measure={measure}
            by="taxType"
            filterOnClick="tax"
          />
          <RankingPanel title={t('drill.wards', { unit })} query={ask.wardsOfUnit(measure, chosen.code)} measure={measure} by="ward" />
        </PanelRow>
      )}
      <PageDetails
        parts={[
          { part: 'years', title: t('table.title'), about: t('details.years') },
          { part: 'courses', title: t('multiples.title'), about: t('details.courses') },
          usePayersPart(),
        ]}
      >
        <Details />
      </PageDetails>
    </>
  );
}

/** Revenue of several years by unit (UP3D, a district tax office), with taxes and wards of the chosen unit. */
export default function RevenueUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<LargestUnit />}
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind', 'penalty']}
    >
      <Figures />
    </FilteredPage>
  );
}
