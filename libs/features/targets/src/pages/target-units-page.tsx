import { lazy } from 'react';
import Typography from '@mui/material/Typography';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink, useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, PlanSteps } from '@pendapa/panels';
import { OwnUnit } from '../components/units/own-unit.tsx';
import { UnitKpis, UnitSentence } from '../components/units/unit-kpis.tsx';
import { Shortfalls } from '../components/units/unit-panels.tsx';
import { messages } from '../messages/target-units.ts';
import { units } from '../questions/target-units.ts';

const Details = lazy(() => import('./target-units-details.tsx'));

/** All units, then the user's own; a unit that is chosen comes first. */
function FirstPart() {
  const t = useMessages(messages);
  const isUnitChosen = useFilters().choices.unit.length > 0;
  return (
    <>
      {isUnitChosen && (
        <>
          <OwnUnit />
          <Typography variant="h2">{t('allUnits')}</Typography>
        </>
      )}
      <UnitKpis />
      <PanelRow hasEqualWidths>
        <Shortfalls as="money" />
        <Shortfalls as="part" />
      </PanelRow>
      <PlanSteps query={units} by="unit" />
      {!isUnitChosen && <OwnUnit />}
    </>
  );
}

/** Units against their plan, and the taxes of the user's own unit. */
export default function TargetUnitsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<UnitSentence />}
      offers={['period', 'tax', 'category', 'without', 'unit', 'kind', 'version']}
      explainsChange
    >
      <FirstPart />
      <PageDetails
        parts={[
          { part: 'units', title: t('table.title'), about: t('details.units') },
          { part: 'taxes', title: t('heat.title'), about: t('details.taxes') },
          { part: 'ranks', title: t('ranks.title'), about: t('details.ranks') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/revenue-up3d-current">{t('toCurrent')}</FurtherLink>
        <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
        <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
