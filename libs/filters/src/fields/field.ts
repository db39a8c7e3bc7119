import type { Choices } from '../choices/choices.ts';
import type { DataDate } from '../choices/period.ts';

/** Properties of a filter's controls. In the sheet the choices are not applied yet. */
export interface FieldProps {
  readonly choices: Choices;
  readonly change: (next: Partial<Choices>) => void;
  /** Null until the data date is known. */
  readonly date: DataDate | null;
}
