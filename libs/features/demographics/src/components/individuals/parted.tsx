import type { ReactNode } from 'react';
import { useAddressChoice } from '@pendapa/analysis';
import { SwitchChoice } from '@pendapa/ui-layout';

interface PartedProps {
  /** Name of the address parameter. */
  readonly name: string;
  readonly label: string;
  /** Renders the panel, divided further if the switch is on. Dividing hides more cells, so it is off by default. */
  readonly children: (apart: boolean) => ReactNode;
}

/** Panel with a switch that divides its groups further. */
export function Parted({ name, label, children }: PartedProps) {
  const [told, tell] = useAddressChoice(name, ['together', 'apart']);
  return (
    <>
      {children(told === 'apart')}
      <SwitchChoice label={label} checked={told === 'apart'} onChoose={(checked) => tell(checked ? 'apart' : 'together')} />
    </>
  );
}
