import { MEMBER_NAMES } from '@pendapa/contracts/definitions';

/** Known classes of channels; an import may create channels without one of them. */
export const CHANNEL_CLASSES = Object.keys(MEMBER_NAMES.channelClass);
/** Classes of channels that a taxpayer can choose: all but central transfers. */
export const CHOSEN_CLASSES = CHANNEL_CLASSES.filter((name) => name !== 'transfer');
