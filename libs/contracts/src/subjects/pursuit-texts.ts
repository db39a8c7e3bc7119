import { ARREARS_TEXTS } from './arrears-texts.ts';
import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const { total, documents, collectible } = ARREARS_TEXTS.measures;

export const PURSUIT_TEXTS: SubjectTexts<'pursuit'> = {
  measures: {
    total,
    documents,
    collectible,
    untouched: {
      label: texts('Tunggakan yang dapat ditagih dan belum ada surat penagihannya', 'Collectible arrears with no letter issued'),
      meaning: texts(
        'Tunggakan yang dapat ditagih dan belum diterbitkan imbauan, surat teguran, surat paksa, atau penyitaan.',
        'Arrears that can be collected and about which no reminder, warning, warrant or seizure was issued.',
      ),
      formula: texts(
        'Jumlah tunggakan yang dapat ditagih tanpa tindakan penagihan.',
        'Sum of the collectible arrears without a step of collection.',
      ),
    },
    untouchedShare: {
      label: texts('Porsi tunggakan yang belum ada surat penagihannya', 'Share of arrears with no letter issued'),
      meaning: texts(
        'Porsi tunggakan yang dapat ditagih dan belum ada surat penagihannya.',
        'The share of collectible arrears with no letter issued.',
      ),
    },
    overdueSteps: {
      label: texts('Kewajiban dengan surat penagihan terlambat', 'Obligations with an overdue letter'),
      meaning: texts(
        'Kewajiban dapat ditagih yang surat teguran atau surat paksanya sudah lewat tenggat menurut aturan pajak.',
        'Collectible obligations whose warning letter or distress warrant is past its deadline by the tax rules.',
      ),
      formula: texts(
        'Jumlah kewajiban dapat ditagih yang melewati tenggat aturan. Tenggat surat teguran dihitung sejak jatuh tempo, surat paksa sejak surat teguran.',
        'Count of collectible obligations past the deadline of the rule. A warning counts from the due date, a warrant from the warning.',
      ),
    },
    overdueStepAmount: {
      label: texts('Tunggakan dengan surat penagihan terlambat', 'Arrears with an overdue letter'),
      meaning: texts('Tunggakan kewajiban yang surat penagihannya terlambat.', 'Arrears of obligations with an overdue letter.'),
      formula: texts('Jumlah tunggakan kewajiban itu.', 'Sum of the arrears of these obligations.'),
    },
  },
  components: {},
};
