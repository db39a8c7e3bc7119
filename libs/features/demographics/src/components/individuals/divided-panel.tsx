import type { ReactNode } from 'react';
import { useAddressChoice } from '@pendapa/filters';
import { SwitchChoice } from '@pendapa/ui-layout';

interface PartedProps {
  /** Name of the address parameter. */
  readonly name: string;
  readonly label: string;
  /** Renders the panel, divided further if the switch is on. Dividing hides more cells, so it is off by default. */
  readonly children: (isDivided: boolean) => ReactNode;
}

/** Panel with a switch that divides its groups further. */
export function DividedPanel({ name, label, children }: PartedProps) {
  const [choice, choose] = useAddressChoice(name, ['together', 'apart']);
  return (
    <>
      {children(choice === 'apart')}
      <SwitchChoice label={label} checked={choice === 'apart'} onChoose={(checked) => choose(checked ? 'apart' : 'together')} />
    </>
  );
}
