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
    const look = () => {
      const { engine } = tools.player.state;
      if (engine === 'native') screens.watch(tools.element);
      else if (engine) screens.rest();
    };
    tools.onLoad(look);
    tools.player.subscribe((state) => state.engine, look, { signal });
    look();
  },
});
export default makeCastExtension;
