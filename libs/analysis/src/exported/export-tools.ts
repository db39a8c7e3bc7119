import { createContext, useContext, type ComponentType } from 'react';
import type { FileFormat } from '@pendapa/export-files';
import type { ExportFigure, ExportPart } from './registry.ts';

/** What is said once a file is there, or where there is none. */
export interface Notice {
  readonly severity: 'success' | 'warning' | 'info' | 'error';
  readonly text: string;
}

export interface ExportDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Looked at when the export begins. */
  readonly parts: () => readonly ExportPart[];
  readonly figures: () => readonly ExportFigure[];
  /** The finding of the page. */
  readonly sentence?: () => string | null;
  /** All of them unless it says fewer. */
  readonly formats?: readonly FileFormat[];
  readonly onClose: () => void;
  /** A file was made: the dialog is over. */
  readonly onDone: (notice: Notice) => void;
}

export interface ExportNoticeProps {
  readonly notice: Notice | null;
  readonly onClose: () => void;
}

/** What asks for a file, makes it, and says that it is there: of the layer above. */
export interface ExportTools {
  readonly Dialog: ComponentType<ExportDialogProps>;
  readonly Said: ComponentType<ExportNoticeProps>;
}

/** Their code comes when a file is first wanted. */
export type LoadExportTools = () => Promise<ExportTools>;

const ToolsContext = createContext<LoadExportTools | null>(null);
export const ExportToolsProvider = ToolsContext.Provider;

/** Null where no files are made. */
export const useExportTools = (): LoadExportTools | null => useContext(ToolsContext);
