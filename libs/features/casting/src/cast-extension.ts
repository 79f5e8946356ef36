import type { MakeExtension } from '@livery/widgets/player-extension';
import { createCasting } from './casting.ts';
import { elementScreens, hasAirPlay } from './element-screens.ts';

/** Plays on the device that is connected, and lets browsers with a way of their own take the element's picture elsewhere. */
const makeCastExtension: MakeExtension = ({ services }) => ({
  name: 'casting',
  attach(tools, signal) {
    const casting = services.get(createCasting);
    casting.attach(tools, signal);
    const screens = services.get(elementScreens);
    // Looking for devices may ask the viewer for a permission: where casting is offered nobody looks without a press.
    if (casting.isOffered && !hasAirPlay(tools.element)) return;
    tools.onLoad(() => screens.watch(tools.element));
    screens.watch(tools.element);
  },
});
export default makeCastExtension;
