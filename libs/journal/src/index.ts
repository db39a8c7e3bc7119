export { Journal } from './journal.ts';
export { examineJournal, type JournalReport } from './journal-file.ts';
export { RevisionConflict, type JournalChange, type JournalRecord } from './record.ts';
export { JournalUnavailable } from './unavailable.ts';
