import { ReconciliationStrip } from '@pendapa/analysis';
import * as ask from '../../questions/compliance-up3d.ts';
import { useKinds } from './use-units.ts';

export const UnitsSummed = () => <ReconciliationStrip of={ask.summed(useKinds())} />;
