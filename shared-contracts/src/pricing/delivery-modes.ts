/** As a checkout lists them. */
export const deliveryModes = ['standard', 'premium', 'retailer'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Whether a text, as of an API or a storage, is a mode that this shop knows. */
export const isDeliveryMode = (mode: unknown): mode is DeliveryMode =>
  (deliveryModes as readonly unknown[]).includes(mode);

export const deliveryLabels: Readonly<Record<DeliveryMode, string>> = {
  standard: 'Livraison standard',
  premium: 'Livraison déposé et rangé',
  retailer: 'Enlèvement par vos soins',
};
