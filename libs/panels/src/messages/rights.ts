import { defineMessages } from '@pendapa/i18n';

/** Why a user of some units does not see figures. */
export const rightsTexts = defineMessages('panels.rights', {
  id: {
    otherUnit: 'Anda tidak melihat data unit itu. Pilih unit Anda: {{units}}.',
    noUnits: 'Unit Anda tidak ada dalam data. Tanyakan kepada pengelola server.',
    wholeAgency: 'Angka ini tidak dicatat menurut unit, sehingga hanya tampil bagi pengguna seluruh instansi.',
  },
  en: {
    otherUnit: 'You do not see the data of that unit. Choose yours: {{units}}.',
    noUnits: 'Your units are not in the data. Ask the administrator.',
    wholeAgency: 'These figures are not recorded by unit, so only users of the whole agency see them.',
  },
});
