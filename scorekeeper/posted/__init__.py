"""What requests bring, read part by part, such as an entry or an outbox."""
