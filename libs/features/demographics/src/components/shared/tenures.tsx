import { RankedPanel, usePanelWords } from '@pendapa/panels';
import { messages } from '../../messages/groups.ts';
import { registeredFor, type Kind } from '../../questions/groups.ts';

/** Pixels for every band. */
const ALL_ROWS = 280;

/** Taxpayers by years since registration. */
export const Tenures = ({ kind }: { readonly kind: Kind }) => (
  <RankedPanel
    words={usePanelWords(messages, 'tenure')}
    query={registeredFor(kind)}
    by="registeredBand"
    measure="registered"
    height="low"
    initialHeight={ALL_ROWS}
  />
);
