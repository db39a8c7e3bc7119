import { useText } from '@pendapa/i18n';
import { useOptions } from '@pendapa/query';

/** Returns the name of a unit; its code while the names load, and for a unit that the data do not have. */
export function useUnitName(): (code: string) => string {
  const text = useText();
  const { options } = useOptions({ dimension: 'unit', search: '' });
  return (code) => {
    const found = options.find((option) => option.code === code);
    return found ? text(found.name) : code;
  };
}
