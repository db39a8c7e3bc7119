import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function ArrearsOpTaxTypePage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage title={title('objectsTaxType')} question={t('objectsTaxType.question')} needs={[t('need.arrears'), t('need.objects')]} />
  );
}
