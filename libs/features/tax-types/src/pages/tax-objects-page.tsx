import { CasesPanel, FilteredPage, useCaseWords } from '@pendapa/analysis';
import { FurtherLink, RegionBreadcrumb } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, PanelRow, usePanelWords } from '@pendapa/panels';
import { share } from '@pendapa/query';
import { StepsPanel } from '../components/shared/steps-panel.tsx';
import { ObligationFunnel, ObjectMonths } from '../components/objects/flows.tsx';
import { ObjectDetails } from '../components/objects/object-details.tsx';
import { ObjectKpis } from '../components/objects/object-kpis.tsx';
import { standingIn } from '../components/objects/standing.ts';
import { ObjectPlaces, ObjectTypes, OwingUnits } from '../components/objects/states.tsx';
import { messages as caseTexts } from '../messages/cases.ts';
import { messages } from '../messages/objects.ts';
import { objects, owingUnits } from '../questions/tax-objects.ts';

/** Registered objects: active, paying, and those that owe. */
export default function TaxObjectsPage() {
  const t = useMessages(messages);
  const cases = useMessages(caseTexts);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={owingUnits}
          measure="nonPayers"
          sentence={({ total, formatted }) =>
            t('sentence', {
              count: formatted.total('nonPayers'),
              all: formatted.total('objectsDue'),
              share: formatted.percent(share(total('nonPayers'), total('objectsDue'))),
            })
          }
        />
      }
      offers={['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
    >
      <ObjectKpis />
      <PanelRow>
        <ObjectMonths />
        <ObligationFunnel />
      </PanelRow>
      <FurtherLink to="/compliance">{t('duties.further')}</FurtherLink>
      <FurtherLink to="/arrears-op-tax-type">{t('toArrears')}</FurtherLink>
      <StepsPanel
        words={usePanelWords(messages, 'funnel')}
        query={objects}
        measure="payingObjects"
        height={80}
        steps={({ total }) => {
          // Uses totals, because each object is counted once.
          const known = standingIn(total);
          const whole = { label: t('funnel.registered'), value: total('registered') };
          return (['registered', 'active', 'paying'] as const).map((key) => {
            return { key, label: t(`funnel.${key}`), value: known && known[key], whole };
          });
        }}
      />
      <ObjectTypes />
      <RegionBreadcrumb />
      <PanelRow>
        <OwingUnits />
        <ObjectPlaces />
      </PanelRow>
      <CasesPanel
        list="idle-objects"
        words={useCaseWords(caseTexts, 'idle')}
        headers={{ number: cases('object'), on: cases('since'), count: cases('periods'), amount: cases('owed') }}
      />
      <ObjectDetails />
      <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
    </FilteredPage>
  );
}
