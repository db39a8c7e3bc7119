import type { Choices } from '../choices.ts';
import type { DataDate } from '../period.ts';

/** One filter's controls, over choices that are in force or, in the sheet, not yet. */
export interface FieldProps {
  readonly choices: Choices;
  readonly change: (next: Partial<Choices>) => void;
  /** Null until the data date is known. */
  readonly date: DataDate | null;
}
