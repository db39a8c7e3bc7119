import { DetailsPart } from '@pendapa/analysis';
import { RegionBreadcrumb } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, usePanelWords } from '@pendapa/panels';
import { ObjectDetails } from '../components/objects/object-details.tsx';
import { standingIn } from '../components/objects/standing.ts';
import { ObjectPlaces, ObjectTypes, OwingUnits } from '../components/objects/states.tsx';
import { StepsPanel } from '../components/shared/steps-panel.tsx';
import { messages } from '../messages/objects.ts';
import { objects } from '../questions/tax-objects.ts';

/** Objects by tax and by place. */
export default function TaxObjectsDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="objects">
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
        <ObjectDetails />
      </DetailsPart>
      <DetailsPart part="places">
        <RegionBreadcrumb />
        <PanelRow>
          <OwingUnits />
          <ObjectPlaces />
        </PanelRow>
      </DetailsPart>
    </>
  );
}
