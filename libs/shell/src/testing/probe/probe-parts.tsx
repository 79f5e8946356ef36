import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useGate } from '@livery/widgets/use-gate';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { counted } from './probe-state.ts';

/** Its text, its state and its gate. */
export function Page() {
  const t = useT();
  const dispatch = useDispatch();
  const count = useSelector(({ probe }: { probe: { count: number } }) => probe.count);
  const gate = useGate();
  const [answer, setAnswer] = useState('');
  const buy = () =>
    void gate
      .pass({ action: 'vod', content: { id: 1, age: 0, isAdult: false }, toBuy: { kind: 'content', id: 1, title: '' } })
      .then((may) => setAnswer(may ? 'bought' : 'not bought'));
  return (
    <>
      <h1>{t('probe_title')}</h1>
      <button onClick={() => dispatch(counted())}>Count</button>
      <button onClick={buy}>Buy</button>
      <output>{`${count} ${answer}`}</output>
    </>
  );
}

export function Modal({ open, onClose }: ModalProps<ModalRequests['probe']>) {
  const t = useT();
  return <Dialog open={open} title={t('probe_title')} onClose={onClose} />;
}

export const Settings = () => <p>The settings of the probe</p>;
