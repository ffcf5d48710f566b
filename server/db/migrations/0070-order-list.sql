-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_intents_newest ON payment_intents (created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_intents_state ON payment_intents (status, amount, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_intents_of_nobody ON payment_intents
  USING gin (fold_for_search(buyer_name || ' ' || buyer_email) gin_trgm_ops) WITH (fastupdate = off) WHERE user_id IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS membership_payments_newest ON membership_payments (created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS membership_payments_state ON membership_payments (state, amount, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS membership_payments_of_nobody ON membership_payments
  USING gin (fold_for_search(username || ' ' || coalesce(email, '')) gin_trgm_ops) WITH (fastupdate = off)
  WHERE user_id IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS membership_payments_merchant_oid ON membership_payments (merchant_oid text_pattern_ops)
  WHERE merchant_oid IS NOT NULL;
