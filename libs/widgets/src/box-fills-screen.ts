/** Whether a box can fill the screen: phones of Apple fill it with nothing but a video. */
export const boxFillsScreen = (box: Element): boolean => typeof box.requestFullscreen === 'function';
