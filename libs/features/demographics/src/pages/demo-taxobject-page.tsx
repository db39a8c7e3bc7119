import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function DemoTaxobjectPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('taxObject')}
      question={t('taxObject.question')}
      needs={[t('need.objectsInDetail'), t('need.assessments'), t('need.payments'), t('need.arrears')]}
    />
  );
}
