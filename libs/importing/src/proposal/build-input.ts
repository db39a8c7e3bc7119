import type { Settings } from '@pendapa/contracts';
import type { CodeMappings } from '../load/code-mappings.ts';
import type { FieldChoice } from './choose-fields.ts';
import type { NumberForms } from './number-forms.ts';
import type { Findings, LeftOutTexts } from './proposal.ts';
import type { RawFile } from './raw-table.ts';
import type { TableShape } from './table-shape.ts';

/** What is known of a file when its profile is built. */
export interface BuildInput {
  readonly fileName: string;
  readonly raw: RawFile;
  readonly sheets: readonly string[];
  readonly shape: TableShape;
  readonly choice: FieldChoice;
  readonly numbers: NumberForms;
  readonly settings: Settings;
  /** True: the data folder has no data yet, so that codes are created and settings are brought. */
  readonly isNew: boolean;
  /** Codes that a person gave to texts of the file. */
  readonly codes: CodeMappings;
  /** Rows that a person leaves out. */
  readonly leaveOut: LeftOutTexts;
  readonly findings: Findings;
}
