import type { SubPacket } from '@livery/contract/packets/entities';
import { useT } from '@livery/i18n/react';
import { ItemList, SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { heartIcon } from '@livery/ui-kit/icons';
import { Text } from '@livery/ui-kit/text';
import { usePriceWords } from './use-price-words.ts';

/** A packet that needs another one: the base packets to choose from. PAY-018, PACK-056 */
export function BaseFirst({
  wanted,
  packets,
  onChoose,
}: {
  readonly wanted: SubPacket;
  readonly packets: readonly SubPacket[] | undefined;
  readonly onChoose: (packet: SubPacket) => void;
}) {
  const t = useT();
  const { line } = usePriceWords();
  if (!packets) return <SettingsSkeleton lines={2} />;
  const base = packets.filter(({ isBase, isAvailable }) => isBase && isAvailable);
  return (
    <>
      <Text>{t(base.length > 0 ? 'purchase_base_first' : 'purchase_no_base', { packet: wanted.name })}</Text>
      <ItemList
        label={t('packets_base')}
        items={base.map((packet) => ({
          id: packet.id,
          icon: heartIcon,
          title: packet.name,
          detail: line(packet),
          action: (
            <Button
              size="small"
              label={t('purchase_choose_named', { packet: packet.name })}
              onClick={() => onChoose(packet)}
            >
              {t('purchase_choose')}
            </Button>
          ),
        }))}
      />
    </>
  );
}
