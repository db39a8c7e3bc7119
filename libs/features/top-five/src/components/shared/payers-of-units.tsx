import { PayersBehind } from './payers-behind.tsx';
import { useKindsOfChosen } from './use-unit-kinds.ts';

/** Whose payments lie behind the figures of the chosen units, or of all UP3D. */
export const PayersOfUnits = () => <PayersBehind kinds={useKindsOfChosen()} />;
