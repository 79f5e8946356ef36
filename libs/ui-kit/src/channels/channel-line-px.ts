/** The height of one line of the list of channels, px: lists that draw only what is in view need to know it beforehand. */
export const CHANNEL_LINE_PX = 68;
