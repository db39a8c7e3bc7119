import { CasesPanel, DetailsPart, useCaseWords } from '@pendapa/analysis';
import { RegionBreadcrumb } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, usePanelWords } from '@pendapa/panels';
import { FilingSteps, ObjectMonths, PaymentSteps } from '../components/objects/flows.tsx';
import { ObjectDetails } from '../components/objects/object-details.tsx';
import { standingIn } from '../components/objects/standing.ts';
import { ObjectPlaces, ObjectTypes } from '../components/objects/states.tsx';
import { StepsPanel } from '../components/shared/steps-panel.tsx';
import { ObjectMoreKpis } from '../components/objects/object-kpis.tsx';
import { messages as caseTexts } from '../messages/cases.ts';
import { messages } from '../messages/objects.ts';
import { objects } from '../questions/tax-objects.ts';

/** Objects by tax, by month and by place, and those to visit. */
export default function TaxObjectsDetails() {
  const t = useMessages(messages);
  const cases = useMessages(caseTexts);
  return (
    <>
      <DetailsPart part="objects">
        <ObjectMoreKpis />
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
        <PanelRow hasEqualWidths>
          <PaymentSteps />
          <FilingSteps />
        </PanelRow>
        <ObjectTypes />
        <ObjectDetails />
      </DetailsPart>
      <DetailsPart part="months">
        <ObjectMonths />
      </DetailsPart>
      <DetailsPart part="places">
        <RegionBreadcrumb />
        <ObjectPlaces />
      </DetailsPart>
      <DetailsPart part="idle">
        <CasesPanel
          list="idle-objects"
          words={useCaseWords(caseTexts, 'idle')}
          headers={{ number: cases('object'), on: cases('since'), count: cases('periods'), amount: cases('owed') }}
        />
      </DetailsPart>
    </>
  );
}
