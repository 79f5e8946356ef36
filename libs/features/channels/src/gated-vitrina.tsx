import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { isOpenToAll } from '@livery/domain/gate';
import { scheduleTimeMs } from '@livery/domain/live';
import { activeRole } from '@livery/domain/profiles';
import { isAdultProgramme, LIVE } from '@livery/domain/schedule';
import { accessRequestAt, knownProgrammeAt } from '@livery/domain/tuning';
import { SECOND_MS } from '@livery/value/durations';
import { useNow } from '@livery/widgets/services';
import { useGate } from '@livery/widgets/use-gate';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { ClosedGate } from './closed-gate.tsx';
import { VitrinaFrame } from './vitrina-frame.tsx';

interface Props {
  channel: ViewerChannel;
  schedule: readonly ScheduleEntry[];
}

/**
 * A channel that its own page plays stands behind the gates of any other, at first and where a programme for adults begins: the tuner, which asks
 * before a stream, never comes to it. CHAN-061, LIVE-059, PIN-005
 */
export function GatedVitrina({ channel, schedule }: Props) {
  const gate = useGate();
  const role = useSelector(activeRole);
  const nowMs = scheduleTimeMs(channel, useNow(SECOND_MS));
  const request = accessRequestAt(LIVE, { channel, schedule, nowMs });
  const programme = knownProgrammeAt({ channel, schedule }, nowMs);
  const adultId = programme && isAdultProgramme(programme, true) ? programme.id : null;
  const [state, setState] = useState<'asking' | 'open' | 'shut'>(isOpenToAll(request, role) ? 'open' : 'asking');
  const [attempt, setAttempt] = useState(0);

  const pass = useEffectEvent(async (signal: AbortSignal) => {
    // Whoever has closed the gate opens it by a press, and whoever is asked nothing notices no border.
    if (state === 'shut' || (state === 'open' && adultId === null)) return;
    if (state === 'open' && !(await gate.asks(request, { signal }).catch(() => true))) return;
    if (signal.aborted) return;
    setState('asking');
    const mayWatch = await gate.pass(request, { signal });
    if (!signal.aborted) setState(mayWatch ? 'open' : 'shut');
  });
  useEffect(() => {
    const stop = new AbortController();
    void pass(stop.signal);
    return () => stop.abort();
  }, [adultId, attempt]);

  if (state === 'open') return <VitrinaFrame name={channel.name} url={channel.vitrinaUrl} />;
  if (state === 'asking') return null;
  const ask = () => {
    setState('asking');
    setAttempt(attempt + 1);
  };
  return <ClosedGate name={channel.name} onAsk={ask} />;
}
