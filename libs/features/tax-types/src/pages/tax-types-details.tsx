import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { ReformMonths, ReformNote } from '../components/types/panels.tsx';
import { TaxQuadrants } from '../components/types/tax-quadrants.tsx';
import { TaxDetails } from '../components/types/tax-details.tsx';

/** Taxes as a table, and those that the law of 2022 changed. */
export default function TaxTypesDetails() {
  return (
    <>
      <DetailsPart part="taxes">
        <TaxDetails />
        <ReconciliationStrip />
      </DetailsPart>
      <DetailsPart part="growth">
        <TaxQuadrants />
      </DetailsPart>
      <DetailsPart part="reform">
        <ReformNote />
        <ReformMonths />
      </DetailsPart>
    </>
  );
}
